'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

type GalleryProps = {
  label: string
  /** At least one. */
  views: readonly { key: string; main: ReactNode; thumbnail: ReactNode }[]
}

/** A main picture and, when there are several, thumbnails that choose it. */
export function Gallery({ label, views }: GalleryProps) {
  const t = useTranslations('product')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const chosen = views.find(({ key }) => key === chosenKey) ?? views[0]

  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <div className="picture-frame aspect-4/3 border border-line squared-paper">{chosen?.main}</div>
      {views.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {views.map(({ key, thumbnail }, index) => (
            <li key={key}>
              <Thumbnail
                label={t('show_picture', { number: index + 1 })}
                isChosen={key === chosen?.key}
                onChoose={() => setChosenKey(key)}
              >
                {thumbnail}
              </Thumbnail>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface ThumbnailProps {
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Thumbnail({ label, isChosen, onChoose, children }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="picture-frame block aspect-4/3 w-24 border-2 border-line squared-paper aria-pressed:border-signal"
    >
      {children}
    </button>
  )
}
