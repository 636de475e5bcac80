'use client'

import { useState, type ReactNode } from 'react'
import { pictureSet } from '@/lib/pictures/picture-set'

type PictureWithFallbackProps = {
  src: string
  alt: string
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  eager?: boolean
  /** Fetched from where it is: for an address that nobody has checked yet. */
  direct?: boolean
  /** What stands in its place when it cannot be loaded. */
  fallback: ReactNode
}

/** A picture that fills its parent, which has to be `relative` and have a shape of its own. */
export function PictureWithFallback({
  src,
  alt,
  sizes,
  eager = false,
  direct = false,
  fallback,
}: PictureWithFallbackProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  if (brokenSrc === src) return fallback
  return (
    // oxlint-disable-next-line next/no-img-element -- all sizes are there or made by the optimizer, and the component is 9 KB of script
    <img
      {...(direct && !src.startsWith('/') ? { src } : pictureSet(src))}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className="absolute inset-0 size-full object-contain text-transparent"
      // It may have failed before this script ran.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setBrokenSrc(src)
      }}
      onError={() => setBrokenSrc(src)}
    />
  )
}
