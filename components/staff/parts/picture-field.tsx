'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type ReactNode } from 'react'
import { PictureDrop } from '@/components/pictures/picture-drop'
import { UploadList } from '@/components/pictures/upload-list'
import { usePictures, type PicturesProps } from '@/components/pictures/use-pictures'
import { useUploads } from '@/components/pictures/use-uploads'
import { FieldError } from '@/components/ui/field-error'
import { uploadPicture } from '@/lib/pictures/upload-picture'
import { PictureAddress } from '../pictures/picture-address'
import { PictureList } from '../pictures/picture-list'

type PictureFieldProps = PicturesProps & {
  label: ReactNode
  hint?: ReactNode
  /** Given: the pictures are not right and this says why. */
  error?: ReactNode
  /** Where an error summary leads. */
  id?: string
}

/** Pictures of a product or a news item: uploaded by dropping, choosing, photographing or pasting, or given by address. */
export function PictureField({ label, hint, error, id, ...props }: PictureFieldProps) {
  const { pictures, max } = props
  const t = useTranslations('pictures')
  const ownId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const list = usePictures(props)
  const [leftOut, setLeftOut] = useState(0)
  const { uploads, start, retry, dismiss } = useUploads(uploadPicture, (url, { name }) => list.add(url, name))
  const waiting = uploads.filter(({ problem }) => problem === null).length

  function take(files: readonly File[]) {
    const room = Math.max(0, list.roomFor() - waiting)
    start(files.slice(0, room))
    setLeftOut(Math.max(0, files.length - room))
  }

  function remove(index: number) {
    list.remove(index)
    // The button that had the focus is gone.
    group.current?.focus()
  }

  const hintId = `${ownId}-hint`
  const errorId = `${ownId}-error`
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={clsx(error && errorId, hint && hintId) || undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1 text-sm font-medium">
        {label} <span className="font-normal text-quiet">{t('count', { count: pictures.length, max })}</span>
      </legend>
      <PictureList pictures={pictures} onMove={list.move} onRemove={remove} />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {pictures.length + waiting < max ? (
        <>
          <PictureDrop max={max} onFiles={take} />
          <PictureAddress onAdd={(url) => list.add(url, url)} />
        </>
      ) : (
        <p className="text-sm text-quiet">{t('full')}</p>
      )}
      {leftOut > 0 && (
        <div role="alert">
          <FieldError id={undefined}>{t('left_out', { max, count: leftOut })}</FieldError>
        </div>
      )}
      <p role="status" className="min-h-5 text-sm text-quiet">
        {list.notice}
      </p>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
