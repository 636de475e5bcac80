import { MAX_OPINION_PHOTOS } from '@bieznik/contract/care/opinion'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { usePictures } from '@/components/pictures/use-pictures'
import { useUploads } from '@/components/pictures/use-uploads'
import { uploadOpinionPhoto } from '@/lib/opinions/opinion-photos'
import { photoAddress } from '@/lib/opinions/photo-address'
import type { OpinionFormReturn } from './use-opinion-form'

/** The photos of an opinion as they are chosen, uploaded and removed. */
export function useOpinionPhotos({ control }: OpinionFormReturn) {
  const { field } = useController({ control, name: 'photos' })
  const photos = field.value
  const list = usePictures({ pictures: photos, onChange: field.onChange, max: MAX_OPINION_PHOTOS })
  const { addressOf, preview } = usePreviews()
  const { uploads, start, retry, dismiss } = useUploads(uploadOpinionPhoto, (name, file) => {
    preview(name, file)
    list.add(name, file.name)
  })
  const [leftOut, setLeftOut] = useState(0)
  const waiting = uploads.filter(({ problem }) => problem === null).length

  function take(files: readonly File[]) {
    const room = Math.max(0, list.roomFor() - waiting)
    start(files.slice(0, room))
    setLeftOut(Math.max(0, files.length - room))
  }

  return {
    photos,
    addressOf,
    notice: list.notice,
    remove: list.remove,
    uploads,
    retry,
    dismiss,
    take,
    /** How many files there was no room for. */
    leftOut,
    isUploading: waiting > 0,
    isFull: photos.length + waiting >= MAX_OPINION_PHOTOS,
  }
}

/** Files that were just uploaded are shown as they are: until an opinion names them the shop does not serve them. */
function usePreviews() {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map())
  const made = useRef<string[]>([])
  useEffect(() => {
    const urls = made.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  function preview(name: string, file: File) {
    const url = URL.createObjectURL(file)
    made.current.push(url)
    setPreviews((before) => new Map(before).set(name, url))
  }

  return { addressOf: (name: string) => previews.get(name) ?? photoAddress(name), preview }
}
