import { staffRoles } from '@bieznik/contract/people/staff'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'

interface RoleFieldsProps {
  email: Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint'>
  role: Omit<ComponentProps<typeof Field>, 'label' | 'children'>
}

/** Whom a role is for, and which one. */
export function RoleFields({ email, role }: RoleFieldsProps) {
  const t = useTranslations()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField {...email} type="email" autoComplete="off" />
      <Field {...role} label={t('admin_staff.role')}>
        <Select>
          <Options of={staffRoles} nameOf={(each) => t(`staff_roles.${each}`)} />
        </Select>
      </Field>
    </div>
  )
}
