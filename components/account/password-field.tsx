'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface PasswordFieldProps {
  id?: string
  error: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  input: ComponentProps<'input'>
}

/** A password, shown on demand. */
export function PasswordField({ id = 'password', error, hint, autoComplete, input }: PasswordFieldProps) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id={id} label={t('password')} error={error} hint={hint}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
            {...input}
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
      )}
    </Field>
  )
}
