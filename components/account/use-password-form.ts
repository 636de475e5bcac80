import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { useForm } from '@/components/ui/use-form'

const passwordSchema = z.object({ password: z.string().min(1, 'password_required') })

interface Options {
  id: string
  /** False: the password is wrong, which its field then says. */
  send: (password: string) => Promise<boolean>
  failureText: (error: unknown) => string
}

/** A form that asks for the own password alone: one field, so that it takes the focus itself and no summary is needed. */
export function usePasswordForm({ id, send, failureText }: Options) {
  const t = useTranslations()
  const form = useForm({
    id,
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    shouldFocusError: true,
    errorText: (key) =>
      key === 'wrong_password' ? t('my_data.wrong_password') : t('person.errors.password_required'),
    send: async ({ password }) => {
      if (await send(password)) return
      form.setError('password', { message: 'wrong_password' }, { shouldFocus: true })
    },
    failureText,
  })
  return form
}
