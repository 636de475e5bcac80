import clsx from 'clsx'
import { NewsDrawing } from '@/components/news/news-drawing'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import type { PicturePlace } from '@/lib/pictures/picture-set'

interface NewsPictureProps {
  url: string | null
  /** Empty where the title stands beside it. */
  alt: string
  place: PicturePlace
  eager?: boolean
  className: string
}

/** The picture of a news item in the shape that `className` gives; a drawing where there is none or it cannot be loaded. */
export function NewsPicture({ url, alt, place, eager, className }: NewsPictureProps) {
  return (
    <div className={clsx('picture-frame squared-paper text-edge', className)}>
      {url ? (
        <PictureWithFallback src={url} alt={alt} place={place} eager={eager} fallback={<NewsDrawing />} />
      ) : (
        <NewsDrawing />
      )}
    </div>
  )
}
