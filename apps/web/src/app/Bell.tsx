/** The mark of Belfry: a clock face with its bell's hour. */
export function Bell() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" fill="#efe6d2" stroke="#14121a" strokeWidth="2" />
      <circle cx="32" cy="32" r="26" fill="none" stroke="#14121a" strokeWidth="1" />
      <g stroke="#14121a" strokeWidth="3" strokeLinecap="round">
        <path d="M32 9v5M32 50v5M9 32h5M50 32h5" />
      </g>
      <path d="M32 35 29.800 32 32 11l2.200 21z" fill="#14121a" />
      <path d="M30.500 33.200l3-2.400 13 10.700z" fill="#c8473f" />
      <circle cx="32" cy="32" r="3.400" fill="#14121a" />
    </svg>
  );
}
