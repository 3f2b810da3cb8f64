import { en } from './words.en';
import { vi } from './words.vi';

export const words = { en, vi };
