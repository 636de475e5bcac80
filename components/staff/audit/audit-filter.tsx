'use client'

import { auditEntities } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Options, Select } from '@/components/ui/select'
import type { AuditSearch } from '@/lib/audit/audit-search'
import { searchAddress } from '@/lib/query/search-address'

interface AuditFilterProps {
  everybody: readonly string[]
  people: PeopleNames
  search: AuditSearch
}

/** Searches without asking the server for the screen again. */
function searchFor(search: AuditSearch): void {
  const params = searchAddress({ ...search, page: 1 }).toString()
  window.history.replaceState(null, '', params === '' ? window.location.pathname : `?${params}`)
}

export function AuditFilter({ search, everybody, people }: AuditFilterProps) {
  const t = useTranslations('admin_audit')
  const [number, setNumber] = useState(search.entityId ?? '')
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Field label={t('person')}>
        <Select
          required={false}
          value={search.who ?? ''}
          onChange={(event) => searchFor({ ...search, who: event.target.value || undefined })}
        >
          <option value="">{t('all')}</option>
          <Options of={everybody} nameOf={(uid) => people[uid] ?? uid} />
        </Select>
      </Field>
      <Field label={t('entity')}>
        <Select
          required={false}
          value={search.entity ?? ''}
          onChange={(event) => searchFor({ ...search, entity: event.target.value || undefined })}
        >
          <option value="">{t('all')}</option>
          <Options of={auditEntities} nameOf={(entity) => t(`entities.${entity}`)} />
        </Select>
      </Field>
      <Field label={t('number')}>
        <Input
          required={false}
          maxLength={200}
          autoComplete="off"
          value={number}
          onChange={(event) => {
            setNumber(event.target.value)
            searchFor({ ...search, entityId: event.target.value.trim() || undefined })
          }}
        />
      </Field>
      <Field label={t('day')}>
        <Input
          required={false}
          type="date"
          value={search.day ?? ''}
          onChange={(event) => searchFor({ ...search, day: event.target.value || undefined })}
        />
      </Field>
    </search>
  )
}
