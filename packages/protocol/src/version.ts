/** Raised when an old client would misunderstand a new server. Both say it in their first frame. */
export const PROTOCOL_VERSION = 2;
