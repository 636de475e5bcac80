'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import type { UserRecord } from '@/lib/account/account'
import { ProfileEditor } from './profile-editor'
import { profileFields } from './profile-fields'

interface ProfileProps {
  uid: string
  /** Null: it could not be written yet; saving writes it. */
  record: UserRecord | null
}

/** What a person may change: to be read, and after Change to be edited. */
export function Profile({ uid, record }: ProfileProps) {
  const t = useTranslations('my_data')
  const [isEditing, setEditing] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    // The button that had the focus is gone.
    if (wasEditing.current && !isEditing) changeButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  function finish(isSaved: boolean) {
    setEditing(false)
    if (isSaved) showToast({ tone: 'success', message: t('saved') })
  }

  return (
    <Card aria-labelledby="profile-title" className="flex flex-col gap-4">
      <h2 id="profile-title" className="text-lg font-semibold">
        {t('contact')}
      </h2>
      {isEditing ? (
        <ProfileEditor uid={uid} record={record} onDone={finish} />
      ) : (
        <>
          <ReadOnlyFields record={record} />
          <Button ref={changeButton} className="self-start" onClick={() => setEditing(true)}>
            {t('change')}
          </Button>
        </>
      )}
    </Card>
  )
}

function ReadOnlyFields({ record }: { record: UserRecord | null }) {
  const t = useTranslations('person')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {profileFields.map(({ name, isWide }) => (
        <TextField
          key={name}
          id={`profile-${name}`}
          label={t(name)}
          readOnly
          value={record?.[name] ?? ''}
          className={isWide ? 'sm:col-span-2' : ''}
        />
      ))}
    </div>
  )
}
