import badMoonRising from '../data/scripts/bad-moon-rising.json' with { type: 'json' };
import borrowedFaces from '../data/scripts/borrowed-faces.json' with { type: 'json' };
import evensong from '../data/scripts/evensong.json' with { type: 'json' };
import lastOrders from '../data/scripts/last-orders.json' with { type: 'json' };
import lightsOutAtNine from '../data/scripts/lights-out-at-nine.json' with { type: 'json' };
import roomsByTheNight from '../data/scripts/rooms-by-the-night.json' with { type: 'json' };
import sectsAndViolets from '../data/scripts/sects-and-violets.json' with { type: 'json' };
import troubleBrewing from '../data/scripts/trouble-brewing.json' with { type: 'json' };
import wardNine from '../data/scripts/ward-nine.json' with { type: 'json' };

/** The scripts that come with Belfry, in the community's JSON format, by the name of their file. */
export const builtinScripts: Readonly<Record<string, readonly unknown[]>> = {
  'trouble-brewing': troubleBrewing,
  'bad-moon-rising': badMoonRising,
  'sects-and-violets': sectsAndViolets,
  'last-orders': lastOrders,
  'borrowed-faces': borrowedFaces,
  'rooms-by-the-night': roomsByTheNight,
  'ward-nine': wardNine,
  evensong,
  'lights-out-at-nine': lightsOutAtNine,
};
