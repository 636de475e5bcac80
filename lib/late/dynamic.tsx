import { lazy, Suspense, type ComponentType } from 'react'

interface Options {
  loading?: ComponentType
}

/**
 * `next/dynamic` as it is in the browser (`next.config.ts`): what that one has besides names scripts in the document and
 * keeps parts out of it, which only the server does.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { loading: Loading }: Options = {},
) {
  const Part: ComponentType<Props> = lazy(load)
  if (!Loading) return Part
  return (props: Props) => (
    <Suspense fallback={<Loading />}>
      <Part {...props} />
    </Suspense>
  )
}
