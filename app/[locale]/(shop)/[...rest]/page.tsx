import { notFound } from 'next/navigation'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ rest: ['_'] }]
}

/** Every address that is no page of ours. */
export default function UnknownPage() {
  notFound()
}
