'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { showToast } from '@/components/ui/toast'
import { ownSessionsQuery } from '@/lib/account/account-queries'
import type { OwnSession } from '@/lib/account/own-session'
import { EndOthersForm } from './end-others-form'

/** Where a person is signed in, and the end of it everywhere else. */
export function OwnSessions({ uid }: { uid: string }) {
  const t = useTranslations('my_sessions')
  const client = useQueryClient()
  const [isEnding, setEnding] = useState(false)
  const { data, isError } = useQuery(ownSessionsQuery(uid))

  async function confirmEnded(): Promise<void> {
    setEnding(false)
    showToast({ tone: 'success', message: t('done') })
    await client.invalidateQueries(ownSessionsQuery(uid))
  }

  return (
    <Card aria-labelledby="own-sessions" className="flex flex-col gap-4">
      <h2 id="own-sessions" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {isError && <p role="alert">{t('failed')}</p>}
      {data && data.length > 0 && (
        <ul className="lined">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {isEnding ? (
        <EndOthersForm onEnded={() => void confirmEnded()} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="secondary" onClick={() => setEnding(true)}>
            {t('others')}
          </Button>
          <p className="flex-1 basis-60 text-sm text-quiet">{t('others_hint')}</p>
        </div>
      )}
    </Card>
  )
}

function SessionRow({ session: { openedAt, device, isThis } }: { session: OwnSession }) {
  const t = useTranslations('my_sessions')
  const format = useFormatter()
  const moment = format.dateTime(new Date(openedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="font-medium">{device || t('unknown')}</span>
      <span className="text-quiet">{t('since', { moment })}</span>
      {isThis && <span>{`(${t('this')})`}</span>}
    </li>
  )
}
