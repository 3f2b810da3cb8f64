import { thumbnailBy } from '../../boards/grid/placement';
import { paintTents } from './paint';

export const thumbnail = thumbnailBy(paintTents);
