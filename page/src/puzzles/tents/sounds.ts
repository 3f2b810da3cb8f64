export { placementSounds as sounds } from '../../boards/grid/sounds';
