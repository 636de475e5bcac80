'use client'

import { useState, type CSSProperties, type ReactNode } from 'react'
import { factsOf, pictureSet, type PicturePlace } from '@/lib/pictures/picture-set'

type PictureWithFallbackProps = {
  src: string
  alt: string
  /** The language of `alt` where it is not that of the page. */
  lang?: string
  place: PicturePlace
  eager?: boolean
  /** Fetched from where it is: for an address that has not been checked yet. */
  direct?: boolean
  /** What stands in its place when it cannot be loaded. */
  fallback: ReactNode
}

/** A picture that fills its parent, which has to be a `picture-frame` and have a shape of its own. */
export function PictureWithFallback({
  src,
  alt,
  lang,
  place,
  eager = false,
  direct = false,
  fallback,
}: PictureWithFallbackProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (brokenSrc === src) return fallback
  return (
    <img
      // Before `src`, so that nothing is fetched at once that may be fetched later.
      loading={eager ? 'eager' : 'lazy'}
      {...(eager && { fetchPriority: 'high' })}
      {...(direct && !src.startsWith('/') ? { src } : pictureSet(src, place))}
      alt={alt}
      lang={lang}
      className="picture"
      style={beforeItIsThere(src)}
      // It may have failed before this script ran.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setBrokenSrc(src)
      }}
      onError={() => setBrokenSrc(src)}
    />
  )
}

declare module 'react' {
  interface CSSProperties {
    /** Width by height of a picture (`picture` in globals.css). */
    '--form'?: number
  }
}

/** The shape and the colour that a picture will have, if its name says so: what stands in its place until it has come. */
function beforeItIsThere(src: string): CSSProperties | undefined {
  const facts = factsOf(src)
  if (!facts?.colour) return undefined
  return { '--form': Number((facts.width / facts.height).toFixed(3)), background: `#${facts.colour}` }
}
