/** The little of it that is used; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Context {
    path: string;
    query: Readonly<Record<string, unknown>>;
    body: unknown;
    status: number;
    redirect(address: string): void;
    oidc: {
      client: { clientId: string };
      session: { accountId: string; destroyed: boolean };
      account?: object;
      result?: { login?: object; consent?: object };
      provider: Provider;
    };
  }

  export class Grant {
    constructor(of: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    Grant: typeof Grant;
    Client: { prototype: { clientSecret?: string; compareClientSecret(actual: string): boolean } };
    proxy: boolean;
    on(event: 'authorization.success', listener: (context: Context) => void): void;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export namespace interactionPolicy {
    class Check {
      reason: string;
      constructor(
        reason: string,
        description: string,
        error: string,
        check: (context: Context) => boolean | Promise<boolean>,
      );
    }
    class Prompt {
      name: string;
      constructor(of: { name: string; requestable: boolean }, ...checks: Check[]);
    }
  }

  export namespace errors {
    class AccessDenied extends Error {
      constructor(description?: string);
    }
    class InvalidGrant extends Error {
      constructor(detail: string);
    }
    class InvalidRequest extends Error {
      constructor(description: string);
    }
  }
}
