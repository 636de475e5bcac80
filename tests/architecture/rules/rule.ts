import { relative, sep } from 'node:path'
import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule of the linter. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Context = Parameters<Rule['create']>[0]
/** What a finding points at. */
export type Place = NonNullable<Parameters<Context['report']>[0]['node']>
/** Any part of a program. */
export type SyntaxNode = Parameters<NonNullable<ReturnType<Rule['create']>['JSXElement']>>[0]['parent']

/** Path of the file that is being linted, from the root of the repository. */
export const pathOf = (context: Context): string =>
  relative(context.cwd, context.filename).split(sep).join('/')
