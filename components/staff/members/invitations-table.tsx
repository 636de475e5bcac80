'use client'

import type { StaffInvitation } from '@bieznik/contract/people/staff-invitations'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Day } from '@/components/ui/day'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { withdrawInvitationMutation } from '@/lib/session/invitation-queries'
import { ListScreen } from '../parts/list/list-screen'
import { RowButton } from '../parts/list/row-button'
import { Moment } from '../parts/moment'
import { Question } from '../parts/question'

/** Roles that are offered and not accepted yet, with those that were not accepted in time. */
export function InvitationsTable({ query }: { query: UseQueryResult<StaffInvitation[]> }) {
  const t = useTranslations()
  const [asked, setAsked] = useState<StaffInvitation | null>(null)
  const withdraw = useMutation(withdrawInvitationMutation(useQueryClient()))

  function withdrawIt({ id, email }: StaffInvitation): void {
    setAsked(null)
    withdraw.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', message: t('admin_staff.withdrawn', { email }) }),
      onError: (error) => {
        const code = problemCodeOf(error)
        const message = t(code === 'not_found' ? 'admin_staff.invitation_ended' : `errors.${code}`)
        showToast({ tone: 'error', message })
      },
    })
  }

  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-2">
      <h2 id="invitations" className="font-semibold">
        {t('admin_staff.invitations')}
      </h2>
      <ListScreen
        isSecondary
        query={query}
        caption={t('admin_staff.invitations')}
        empty={null}
        keyOf={({ id }) => id}
        columns={[
          { head: t('admin_staff.email'), cell: ({ email }) => email },
          { head: t('admin_staff.role'), cell: ({ role }) => t(`staff_roles.${role}`) },
          { head: t('admin_staff.invited_at'), cell: ({ invitedAt }) => <Day date={invitedAt} /> },
          {
            head: t('admin_staff.expires_at'),
            cell: ({ expiresAt, state }) =>
              state === 'expired' ? (
                <Badge tone="amber">{t('admin_staff.expired')}</Badge>
              ) : (
                <Moment at={expiresAt} />
              ),
          },
          {
            head: t('admin_staff.change'),
            cell: (invitation) => (
              <RowButton
                aria-label={t('admin_staff.withdraw_of', { email: invitation.email })}
                busy={withdraw.isPending && withdraw.variables === invitation.id}
                onClick={() => setAsked(invitation)}
              >
                {t('admin_staff.withdraw')}
              </RowButton>
            ),
          },
        ]}
      />
      {query.data?.length === 0 && <p className="text-sm text-quiet">{t('admin_staff.no_invitations')}</p>}
      {asked && (
        <Question
          title={t('admin_staff.withdraw_question', { email: asked.email })}
          text={t('admin_staff.withdraw_text')}
          confirm={t('admin_staff.withdraw')}
          isDanger
          onConfirm={() => withdrawIt(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}
