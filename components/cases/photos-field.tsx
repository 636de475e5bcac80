import { MAX_PHOTOS } from '@bieznik/contract/care/complaint'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field-error'
import type { TypedComplaint } from '@/lib/complaint/typed-complaint'
import { pictureTypes } from '@/lib/pictures/picture'
import { fieldId } from './complaint-errors'
import { ComplaintPhoto } from './complaint-photo'

interface PhotosFieldProps {
  photos: TypedComplaint['photos']
  errors: readonly string[]
  secret: string
}

/** Photos that came already, each to be removed, and the choice of more. */
export function PhotosField({ photos, errors, secret }: PhotosFieldProps) {
  const t = useTranslations('complaint')
  const id = fieldId('photos')
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return (
    <div className="flex flex-col gap-3">
      {photos.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-medium">{t('attached')}</legend>
          <ul className="grid gap-3 sm:grid-cols-2">
            {photos.map(({ name, title }) => (
              <li key={name} className="flex min-w-0 flex-col">
                <ComplaintPhoto name={name} title={title} secret={secret} />
                <Checkbox
                  name="remove"
                  value={name}
                  label={t('remove', { title })}
                  className="wrap-anywhere"
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={id}>
          <span>{photos.length > 0 ? t('more_photos') : t('photos')}</span>{' '}
          <span className="font-normal text-quiet">{`(${t('optional')})`}</span>
        </label>
        <input
          id={id}
          type="file"
          name="photo"
          multiple
          accept={pictureTypes.join()}
          aria-invalid={errors.length > 0 ? true : undefined}
          aria-describedby={clsx(errors.length > 0 && errorId, hintId)}
          className="control py-2"
        />
        <p id={hintId} className="text-sm text-quiet">
          {t('photos_hint', { max: MAX_PHOTOS })}
        </p>
        {errors.length > 0 && (
          <FieldError id={errorId}>
            {errors.map((error) => (
              <span key={error} className="block wrap-anywhere">
                {error}
              </span>
            ))}
          </FieldError>
        )}
      </div>
    </div>
  )
}
