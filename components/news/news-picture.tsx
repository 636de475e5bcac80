import clsx from 'clsx'
import { PictureWithFallback } from '@/components/ui/picture-with-fallback'
import type { PicturePlace } from '@/lib/pictures/picture-set'

interface NewsPictureProps {
  url: string | null
  /** What is drawn where there is no picture: the address of the plate, and what it shows where it is not said beside it. */
  plate: { src: string; alt: string }
  /** Empty where the title stands beside it. */
  alt: string
  lang?: string
  place: PicturePlace
  eager?: boolean
  className: string
}

/** The picture of a news item in the shape that `className` gives; its plate where there is none or it cannot be loaded. */
export function NewsPicture({ url, plate, alt, lang, place, eager = false, className }: NewsPictureProps) {
  const drawing = (
    <img src={plate.src} alt={plate.alt} loading={eager ? 'eager' : 'lazy'} className="picture" />
  )
  return (
    <div className={clsx('picture-frame squared-paper text-edge', className)}>
      {url ? (
        <PictureWithFallback src={url} alt={alt} lang={lang} place={place} eager={eager} fallback={drawing} />
      ) : (
        drawing
      )}
    </div>
  )
}
