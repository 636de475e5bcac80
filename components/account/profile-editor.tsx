'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import type { UserRecord } from '@/lib/account/account'
import { profileFields } from './profile-fields'
import { useEditProfile } from './use-edit-profile'

interface ProfileEditorProps {
  uid: string
  record: UserRecord | null
  onDone: (isSaved: boolean) => void
}

/** What is typed stays, whatever becomes of saving and whatever is changed elsewhere meanwhile. */
export function ProfileEditor({ uid, record, onDone }: ProfileEditorProps) {
  const t = useTranslations()
  const { form, isSaving, isOutdated, showChanged } = useEditProfile(uid, record, () => onDone(true))
  return (
    <Form form={form} className="flex flex-col gap-4">
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
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`person.${name}`)}
            type={type}
            autoComplete={autoComplete}
            className={isWide ? 'sm:col-span-2' : ''}
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
