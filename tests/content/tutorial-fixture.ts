/** A one-page tutorial about a plugin with one method. All parts are consistent. */
export const smallTutorial = `---
title: Lamp
---

\`\`\`ts title="src/definitions.ts"
export type OrientationLockType = 'red' | 'green';

export interface LampPlugin {
  lock(options: { orientation: OrientationLockType }): Promise<void>;
  addListener(eventName: 'lampChange', listenerFunc: () => void): Promise<{ remove: () => Promise<void> }>;
  removeAllListeners(): Promise<void>;
}
\`\`\`

\`\`\`ts title="src/web.ts"
import { WebPlugin } from '@capacitor/core';
import type { LampPlugin } from './definitions';

// the same
export class LampWeb extends WebPlugin implements LampPlugin {
  lock(): Promise<void> {
    this.notifyListeners('lampChange', {});
    return Promise.resolve();
  }
}
\`\`\`

\`\`\`ts title="src/index.ts"
import { registerPlugin } from '@capacitor/core';
import type { LampPlugin } from './definitions';

export const Lamp = registerPlugin<LampPlugin>('Lamp', {
  web: () => import('./web').then((module) => new module.LampWeb()),
});
\`\`\`

\`\`\`ts title="src/app.ts"
import { Lamp } from './index';

void Lamp.lock({ orientation: 'red' });
\`\`\`

<details>
<summary>The web class again</summary>

\`\`\`ts title="src/web.ts"
import { WebPlugin } from '@capacitor/core';
import type { LampPlugin } from './definitions';

// the same
export class LampWeb extends WebPlugin implements LampPlugin {
  lock(): Promise<void> {
    this.notifyListeners('lampChange', {});
    return Promise.resolve();
  }
}
\`\`\`

</details>

\`\`\`swift title="capacitor-screen-orientation/ios/Plugin/LampPlugin.swift"
import Capacitor

@objc(LampPlugin)
public class LampPlugin: CAPPlugin {
    @objc func lock(_ call: CAPPluginCall) {
        notifyListeners("lampChange", data: ["text": "a { in a text"])
        call.resolve()
    } // end of lock
}
\`\`\`

\`\`\`objc title="capacitor-screen-orientation/ios/Plugin/LampPlugin.m"
CAP_PLUGIN(LampPlugin, "Lamp",
  CAP_PLUGIN_METHOD(lock, CAPPluginReturnPromise);
  CAP_PLUGIN_METHOD(removeAllListeners, CAPPluginReturnPromise);
)
\`\`\`

\`\`\`java title="capacitor-screen-orientation/android/src/main/java/com/example/lamp/LampPlugin.java"
package com.example.lamp;

@CapacitorPlugin(name = "Lamp")
public class LampPlugin extends Plugin {
    @PluginMethod
    public void lock(PluginCall call) {
        notifyListeners("lampChange", result);
        call.resolve();
    }
}
\`\`\`

\`\`\`java title="capacitor-screen-orientation/android/src/main/java/com/example/lamp/Lamp.java"
package com.example.lamp;

public class Lamp {
    int color(String name) {
        switch (name) {
            case "red":
                return 1;
            case "green":
                return 2;
            default:
                return 0;
        }
    }
}
\`\`\`

\`\`\`java title="android/app/src/main/java/com/example/app/MainActivity.java"
package com.example.app;

import com.example.lamp.LampPlugin;

public class MainActivity extends BridgeActivity {
    public MainActivity() {
        registerPlugin(LampPlugin.class);
    }
}
\`\`\`

\`\`\`bash
cp music-stand/src/definitions.ts capacitor-screen-orientation/src/definitions.ts
cp music-stand/src/index.ts capacitor-screen-orientation/src/index.ts
cp music-stand/src/web.ts capacitor-screen-orientation/src/web.ts
\`\`\`

\`\`\`diff title="src/app.ts"
-import { Lamp } from './index';
+import { Lamp } from 'capacitor-screen-orientation';
\`\`\`
`;
