'use client'

import type { StaffMember } from '@bieznik/contract/people/staff-members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table } from '@/components/ui/table'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { takeRoleMutation } from '@/lib/session/staff-queries'
import { Question } from '../parts/question'

interface StaffTableProps {
  members: readonly StaffMember[]
  /** Owners cannot change their own role. */
  ownUid: string | null
}

export function StaffTable({ members, ownUid }: StaffTableProps) {
  const t = useTranslations()
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
      <Table caption={t('admin_staff.list')}>
        <thead>
          <tr>
            <th scope="col">{t('admin_staff.person')}</th>
            <th scope="col">{t('admin_staff.role')}</th>
            <th scope="col">{t('admin_staff.account')}</th>
            <th scope="col">{t('admin_staff.change')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.uid}>
              <th scope="row" className="min-w-40 font-normal wrap-anywhere">
                <span className="block font-medium">{member.name}</span>
                <span className="block text-sm text-quiet">{member.email}</span>
              </th>
              <td>{t(`staff_roles.${member.role}`)}</td>
              <td>
                <AccountMarks member={member} />
              </td>
              <td>
                {member.uid === ownUid ? (
                  <span className="text-sm text-quiet">{t('admin_staff.yourself')}</span>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={t('admin_staff.take_from', { person: member.name || member.email })}
                    busy={take.isPending && take.variables === member.uid}
                    onClick={() => setAsked(member)}
                  >
                    {t('admin_staff.take')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
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
