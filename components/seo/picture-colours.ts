/** The light scheme of `globals.css`: a picture is drawn once for everyone, and without a stylesheet. */
export const pictureColours = {
  paper: '#f7f5f0',
  sheet: '#fdfcf9',
  rubber: '#1b1a18',
  quiet: '#5a5650',
  line: '#d8d4ca',
  signal: '#1b46c2',
} as const
