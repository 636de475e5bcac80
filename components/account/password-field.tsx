'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'children'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, shown on demand. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const t = useTranslations('account')
  return (
    <Field {...field} label={t('password')}>
      <PasswordInput autoComplete={autoComplete} />
    </Field>
  )
}

function PasswordInput(props: ComponentProps<'input'>) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
        {...props}
      />
      <Button
        variant="quiet"
        size="icon"
        className="absolute top-0 right-0"
        aria-label={t(isShown ? 'hide_password' : 'show_password')}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </Button>
    </span>
  )
}
