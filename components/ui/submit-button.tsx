'use client'

import type { ComponentProps } from 'react'
import { Button } from './button'
import { useIsReady } from './use-is-ready'

/** Sends its form, as soon as the scripts run that can send it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled' | 'asChild'>) {
  return <Button {...props} type="submit" disabled={!useIsReady()} />
}
