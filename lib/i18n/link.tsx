'use client'

import { useState, type ComponentProps } from 'react'
import { localized } from './localized'

/**
 * A link within the shop, in the language of the page. Its page is prefetched when somebody is about to follow it, by pointer, touch or
 * keyboard: to prefetch whatever is in view would be a hundred requests for one page that is opened.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...props }: ComponentProps<typeof localized.Link>) {
  const [isWanted, setWanted] = useState(false)
  return (
    <localized.Link
      prefetch={prefetch ?? isWanted}
      onPointerEnter={(event) => {
        setWanted(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
      {...props}
    />
  )
}
