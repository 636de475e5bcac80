import type { z } from 'zod'

/** The two programs; `npm start` and the stand-ins that it brings along; compose.yaml; the tests. */
export type Reader = 'storefront' | 'product API' | 'npm start' | 'compose.yaml' | 'tests'

/**
 * Where a container gets a variable from: `required` or, when nothing is said, optional: from the operator's `.env`. `file`: that names a
 * file of the host, which is mounted. `compose`: compose.yaml knows it. `image`: the Dockerfile does. `none`: it has no use there.
 */
export type ContainerSource = 'required' | 'file' | 'compose' | 'image' | 'none'

/** A variable of the environment, described once: schemas, `.env.example`, docs/configuration.md and compose.yaml follow from it. */
export interface Variable {
  readBy: readonly Reader[]
  /** Of its text, with the default. */
  schema: z.ZodType
  /** Reads on from "Set it to …", which is what a program writes when it cannot use the value. */
  is: string
  /** What else an operator has to know. */
  note?: string
  /** For `.env.example`, where the default says too little. */
  example?: string
  isSecret?: true
  /** Variables beside which a program does not start without this one. */
  neededBeside?: readonly string[]
  /** The address of a service that has a stand-in, which runs on the machine itself. */
  hasStandIn?: true
  inContainers?: ContainerSource
}

export interface Section {
  title: string
  variables: Readonly<Record<string, Variable>>
}
