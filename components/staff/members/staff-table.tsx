'use client'

import type { StaffMember } from '@bieznik/contract/people/staff-members'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { useAuth } from '@/lib/auth/use-auth'
import { takeRoleMutation } from '@/lib/session/staff-queries'
import { ListScreen } from '../parts/list/list-screen'
import { RowButton } from '../parts/list/row-button'
import { Question } from '../parts/question'

/** Who has which role. Owners cannot change their own. */
export function StaffTable({ query }: { query: UseQueryResult<StaffMember[]> }) {
  const t = useTranslations()
  const auth = useAuth()
  const ownUid = auth.status === 'signed-in' ? auth.person.uid : null
  const [asked, setAsked] = useState<StaffMember | null>(null)
  const take = useMutation(takeRoleMutation(useQueryClient()))

  function takeFrom({ uid, email }: StaffMember): void {
    setAsked(null)
    take.mutate(uid, {
      onSuccess: () => showToast({ tone: 'success', message: t('admin_staff.taken', { email }) }),
      onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
    })
  }

  return (
    <>
      <ListScreen
        isSecondary
        query={query}
        caption={t('admin_staff.list')}
        empty={null}
        keyOf={({ uid }) => uid}
        columns={[
          { head: t('admin_staff.person'), cell: ({ name, email }) => name || email },
          { head: t('admin_staff.email'), cell: ({ email }) => email },
          { head: t('admin_staff.role'), cell: ({ role }) => t(`staff_roles.${role}`) },
          { head: t('admin_staff.account'), cell: (member) => <AccountMarks member={member} /> },
          {
            head: t('admin_staff.change'),
            cell: (member) =>
              member.uid === ownUid ? (
                <span className="text-quiet">{t('admin_staff.yourself')}</span>
              ) : (
                <RowButton
                  aria-label={t('admin_staff.take_from', { person: member.name || member.email })}
                  busy={take.isPending && take.variables === member.uid}
                  onClick={() => setAsked(member)}
                >
                  {t('admin_staff.take')}
                </RowButton>
              ),
          },
        ]}
      />
      {asked && (
        <Question
          title={t('admin_staff.question', { person: asked.name || asked.email })}
          text={t('admin_staff.question_text')}
          confirm={t('admin_staff.take')}
          onConfirm={() => takeFrom(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

function AccountMarks({ member: { isDisabled, hasSecondFactor } }: { member: StaffMember }) {
  const t = useTranslations('admin_staff')
  return (
    <span className="flex flex-wrap gap-1">
      {isDisabled && <Badge tone="amber">{t('disabled')}</Badge>}
      <Badge tone={hasSecondFactor ? 'green' : 'quiet'}>
        {t(hasSecondFactor ? 'second_factor' : 'no_second_factor')}
      </Badge>
    </span>
  )
}
