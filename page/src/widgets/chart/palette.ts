// Colours of curves and lanes by theme, also distinct to people who see colours differently (after Okabe and Ito).

const light = ['#0072b2', '#d55e00', '#009e73', '#cc5a9c', '#b07d00', '#2f9fd0', '#6b5bd2', '#5c6370'];
const dark = ['#56b4e9', '#f0883e', '#2fc796', '#e58fc0', '#e6b73c', '#9ad2f2', '#a79bff', '#b3b8c5'];

/** The colour of the nth thing. */
export function lineColour(index: number, isDark: boolean): string {
  const colours = isDark ? dark : light;
  return colours[index % colours.length] as string;
}
