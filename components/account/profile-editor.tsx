'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import type { UserRecord } from '@/lib/account/account'
import { PersonField } from './person-field'
import { profileFieldId, profileFields } from './profile-fields'
import { usePersonErrors } from './person-errors'
import { useEditProfile } from './use-edit-profile'

interface ProfileEditorProps {
  uid: string
  record: UserRecord | null
  onDone: (isSaved: boolean) => void
}

/** What is typed stays, whatever becomes of saving and whatever is changed elsewhere meanwhile. */
export function ProfileEditor({ uid, record, onDone }: ProfileEditorProps) {
  const t = useTranslations()
  const textOf = usePersonErrors()
  const { form, save, failure, isSaving, isOutdated, showChanged } = useEditProfile(uid, record, () =>
    onDone(true),
  )
  const { errors, submitCount } = form.formState
  const summary = [
    ...(failure ? [{ fieldId: null, message: `${t('my_data.not_saved')} ${t(`errors.${failure}`)}` }] : []),
    ...profileFields.flatMap(({ name }) => {
      const message = textOf(errors[name]?.message)
      return message ? [{ fieldId: profileFieldId(name), message }] : []
    }),
  ]

  return (
    <Form onSubmit={(event) => void form.handleSubmit(save)(event)} className="flex flex-col gap-4">
      <ErrorSummary errors={summary} submitCount={submitCount} />
      {isOutdated && (
        <div role="status" className="flex flex-wrap items-center gap-3 border-2 border-amber p-4">
          <p className="flex-1 basis-60">{t('my_data.changed_elsewhere')}</p>
          <Button variant="secondary" onClick={showChanged}>
            {t('my_data.show_changed')}
          </Button>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {profileFields.map(({ name, type, autoComplete, isWide }) => (
          <PersonField
            key={name}
            id={profileFieldId(name)}
            label={t(`person.${name}`)}
            error={textOf(errors[name]?.message)}
            type={type}
            autoComplete={autoComplete}
            className={isWide ? 'sm:col-span-2' : ''}
            {...form.register(name)}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving}>
          {t('my_data.save')}
        </Button>
        <Button variant="secondary" onClick={() => onDone(false)}>
          {t('my_data.cancel')}
        </Button>
      </div>
    </Form>
  )
}
