'use client'

import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { onPersonLeave } from '@/lib/auth/on-person-leave'

/** Screens in which what is typed belongs to who typed it: they are mounted anew when another person signs in on the same page. */
export function RemountForPerson({ children }: { children: ReactNode }) {
  const [people, setPeople] = useState(0)
  useEffect(() => onPersonLeave(() => setPeople((before) => before + 1)), [])
  return <Fragment key={people}>{children}</Fragment>
}
