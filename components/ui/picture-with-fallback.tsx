'use client'

import Image from 'next/image'
import { useState, type ReactNode } from 'react'
import { isOwnPicture, ownPictureAt } from '@/lib/pictures/picture-file'

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
    <Image
      src={src}
      alt={alt}
      fill
      sizes={sizes}
      preload={eager}
      {...(isOwnPicture(src) ? { loader: ownPictureAt } : { unoptimized: direct || src.startsWith('/') })}
      className="object-contain"
      onError={() => setBrokenSrc(src)}
    />
  )
}
