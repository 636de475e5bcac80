import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

export interface PicturesProps {
  /** Addresses, in the order in which they are shown. */
  pictures: readonly string[]
  onChange: (pictures: string[]) => void
  /** How many there may be. */
  max: number
}

/** The list of pictures as it is changed, with a line that says what was done. */
export function usePictures({ pictures, onChange, max }: PicturesProps) {
  const t = useTranslations('pictures')
  const [notice, setNotice] = useState('')
  // An upload ends long after it began: it is added to the list as it is by then.
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  }, [pictures])

  function change(next: string[], text: string) {
    latest.current = next
    onChange(next)
    setNotice(text)
  }

  return {
    notice,
    /** How many more there may be. */
    roomFor: () => Math.max(0, max - latest.current.length),
    add: (url: string, name: string) => {
      const { current } = latest
      if (current.includes(url)) setNotice(t('already', { name }))
      else if (current.length >= max) setNotice(t('left_out', { max, count: 1 }))
      else change([...current, url], t('added', { name }))
    },
    remove: (index: number) => {
      change(latest.current.toSpliced(index, 1), t('removed', { number: index + 1 }))
    },
    /** `by`: -1 one place earlier, 1 one later. */
    move: (index: number, by: -1 | 1) => {
      const url = latest.current[index]
      const place = index + by
      if (url === undefined || place < 0 || place >= latest.current.length) return
      change(latest.current.toSpliced(index, 1).toSpliced(place, 0, url), t('moved', { number: place + 1 }))
    },
  }
}
