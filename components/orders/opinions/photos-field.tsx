import { MAX_OPINION_PHOTOS } from '@bieznik/contract/care/opinion'
import clsx from 'clsx'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { PictureDrop } from '@/components/pictures/picture-drop'
import { PicturePreview } from '@/components/pictures/picture-preview'
import { UploadList } from '@/components/pictures/upload-list'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import type { OpinionFormReturn } from './use-opinion-form'
import type { useOpinionPhotos } from './use-opinion-photos'

interface PhotosFieldProps {
  form: OpinionFormReturn
  photos: ReturnType<typeof useOpinionPhotos>
}

/** Photos of what was delivered: uploaded as soon as they are chosen, each to be removed again. */
export function PhotosField({ form, photos: field }: PhotosFieldProps) {
  const t = useTranslations('pictures')
  const own = useTranslations('own_opinions')
  const group = useRef<HTMLFieldSetElement>(null)
  const { photos, leftOut } = field
  const id = form.idOf('photos')
  const error = form.errorOf('photos')
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]

  function remove(index: number) {
    field.remove(index)
    // The button that had the focus is gone.
    group.current?.focus()
  }

  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={clsx(error && errorId, hintId)}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1 font-medium">
        <span>{own('photos')}</span>{' '}
        <span className="font-normal text-quiet">
          {t('count', { count: photos.length, max: MAX_OPINION_PHOTOS })}
        </span>
      </legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map((name, index) => (
          <li key={name} className="flex items-start gap-1">
            <PicturePreview url={field.addressOf(name)} number={index + 1} />
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <UploadList uploads={field.uploads} onRetry={field.retry} onDismiss={field.dismiss} />
      {field.isFull ? (
        <p className="text-sm text-quiet">{t('full')}</p>
      ) : (
        <PictureDrop max={MAX_OPINION_PHOTOS} onFiles={field.take} />
      )}
      {leftOut > 0 && (
        <div role="alert">
          <FieldError id={undefined}>{t('left_out', { max: MAX_OPINION_PHOTOS, count: leftOut })}</FieldError>
        </div>
      )}
      <p role="status" className="min-h-5 text-sm text-quiet">
        {field.notice}
      </p>
      <p id={hintId} className="text-sm text-quiet">
        {own('photos_hint')}
      </p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
