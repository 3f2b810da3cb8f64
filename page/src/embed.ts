// Whether the page is shown inside another page: `?embed` in its address. Then it is a board with small controls, keeps nothing
// in the browser, and what leads elsewhere opens in a window of its own.

export const embedded = new URLSearchParams(globalThis.location?.search ?? '').has('embed');
