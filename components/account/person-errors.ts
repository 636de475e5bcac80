'use client'

import { useTranslations, type Messages } from 'next-intl'

type PersonErrorKey = keyof Messages['person']['errors']

const KEYS: Record<PersonErrorKey, true> = {
  name_required: true,
  name_short: true,
  surname_required: true,
  surname_short: true,
  email_required: true,
  email_invalid: true,
  password_required: true,
  password_short: true,
  password_long: true,
  phone_required: true,
  phone_invalid: true,
  consent_required: true,
  address_required: true,
  index_required: true,
  city_required: true,
  too_long: true,
}

const isPersonErrorKey = (key: string): key is PersonErrorKey => Object.hasOwn(KEYS, key)

/** The text of what a schema or the server says of a field of a person. */
export function usePersonErrors(): (key: string | undefined) => string | undefined {
  const t = useTranslations('person.errors')
  return (key) => (key && isPersonErrorKey(key) ? t(key) : undefined)
}
