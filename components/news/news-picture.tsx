import clsx from 'clsx'
import { NewsDrawing } from '@/components/news/news-drawing'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'

interface NewsPictureProps {
  url: string | null
  /** Empty where the title stands beside it. */
  alt: string
  sizes: string
  eager?: boolean
  className: string
}

/** The picture of a news item in the shape that `className` gives; a drawing where there is none or it cannot be loaded. */
export function NewsPicture({ url, alt, sizes, eager, className }: NewsPictureProps) {
  return (
    <div className={clsx('relative overflow-hidden squared-paper text-edge', className)}>
      {url ? (
        <PictureWithFallback src={url} alt={alt} sizes={sizes} eager={eager} fallback={<NewsDrawing />} />
      ) : (
        <NewsDrawing />
      )}
    </div>
  )
}
