import { skyline } from '../../parts/building.ts';
import { scatter } from '../../parts/crowd.ts';
import { calmLeft } from '../../parts/sky.ts';
import { road, stripes } from '../../parts/terrain.ts';
import { treeRow } from '../../parts/trees.ts';
import { mainBlock, outdoors, scene } from '../scene.ts';

/** The picture shown when the site is shared: the campus at golden hour, room for words at the left. */
export const share = scene('golden', { eye: 2.4, back: 10, lens: 1300, horizon: 0.6, middle: 0.66 }, (world) => {
  outdoors(world, { clouds: 4, sun: [0.8, 0.42] });
  skyline(world, 0.02, 0.05);
  mainBlock(world, 5, 50, 40, 4);
  road(world, [2, -10], [5, 44], 5, '#ead9b8', '#c9b48f');
  treeRow(world, 'round', [-6, 20], [-9, 40], 3, 8);
  treeRow(world, 'ashoka', [10, 18], [14, 40], 4, 9);
  stripes(world, -60, 60, -6, 40, 12, '#5e9a52', 0.2);
  scatter(world, 6, [0, 5, 3, 16], {}, ['walk']);
  world.settle();
  calmLeft(world, 0.9);
});
