import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { sheets } from '@/components/drawing/sheets'

interface DrawingFrameProps {
  /** Read out in place of the picture, in the reader's language. */
  title: string
  /** The drawing without measures, on a sheet. */
  src: string
  children: ReactNode
}

/** A drawing on its sheet, and over it the measures, which are text in the page's typeface. */
export function DrawingFrame({ title, src, children }: DrawingFrameProps) {
  const { width, height } = sheets.sheet
  // The largest picture of the page: an image within an SVG is otherwise fetched behind all scripts.
  preload(src, { as: 'image', fetchPriority: 'high' })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      className="size-full"
      fill="none"
      stroke="currentColor"
    >
      <image href={src} width={width} height={height} />
      {children}
    </svg>
  )
}
