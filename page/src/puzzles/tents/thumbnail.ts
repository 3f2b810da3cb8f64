import { thumbnailBy } from '../../boards/grid/placement';
import { clueMargins, paintTents } from './paint';

export const thumbnail = thumbnailBy(paintTents, clueMargins);
