import { byClicks, byCursor, generated, type Hands } from '../../../tests/browser/hands';

const hands: Hands = { keys: byCursor, pointer: byClicks, large: () => ({ ref: generated('light-up', { width: 50, height: 50 }) }) };
export default hands;
