'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { whenSeen } from '@/lib/late/when-seen'
import { localized } from './localized'

type LinkProps = ComponentProps<typeof localized.Link> & {
  /** Its page is fetched already when the link is in view and the browser has nothing else to do. */
  ahead?: boolean
}

/**
 * A link within the shop, in the language of the page. What it leads to is fetched when somebody is about to follow it, by pointer,
 * touch or keyboard: fetching every page that is linked to would be a hundred requests for one that is opened.
 */
export function Link({
  ahead = false,
  prefetch,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...props
}: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (ahead && link.current) return whenSeen(link.current, () => setWanted(true))
  }, [ahead])
  return (
    <localized.Link
      ref={link}
      prefetch={prefetch ?? isWanted}
      onPointerEnter={(event) => {
        setWanted(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        setWanted(true)
        onTouchStart?.(event)
      }}
      {...props}
    />
  )
}
