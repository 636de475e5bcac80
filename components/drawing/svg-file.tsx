import type { ReactElement } from 'react'
import { sheets } from '@/components/drawing/sheets'
import { DRAWING_STYLE } from '@/components/drawing/drawing-style'

/** A whole SVG file of what stands on a sheet. */
export async function svgFile(
  sheet: keyof typeof sheets,
  drawn: ReactElement,
  style = DRAWING_STYLE,
): Promise<string> {
  const { width, height } = sheets[sheet]
  // Next.js refuses it by name in what it renders pages with; here no page is rendered.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      {drawn}
    </svg>,
  ).replace('>', `><style>${style}</style>`)
}
