import { thumbnailBy } from '../../boards/grid/placement';
import { paintLightUp } from './paint';

export const thumbnail = thumbnailBy(paintLightUp);
