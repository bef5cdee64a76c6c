/** The texts that a made app has in its native projects besides those of the template. */
import type { VersionName } from '../../../src/config/versions';
import { appId } from './make-app';

export const colors = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="colorPrimary">#2e7d32</color>
    <color name="colorPrimaryDark">#1b5e20</color>
    <color name="colorAccent">#ff8f00</color>
</resources>
`;

export const internetPermission = '<uses-permission android:name="android.permission.INTERNET" />';

const geolocation = `    <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
    <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
    <uses-feature android:name="android.hardware.location.gps" />`;

/** Permissions that Camera and Geolocation need according to their pages. */
export function permissionsOf(version: VersionName): string {
  const storage =
    version === 'v3' || version === 'v4'
      ? `    <uses-permission android:name="android.permission.READ_EXTERNAL_STORAGE"/>
    <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" />`
      : `    <uses-permission android:name="android.permission.READ_MEDIA_IMAGES" />
    <uses-permission android:name="android.permission.READ_EXTERNAL_STORAGE" android:maxSdkVersion="32" />
    <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" android:maxSdkVersion="29" />`;
  return `${storage}\n${geolocation}`;
}

/** Why the app asks, with the words in the template of version 2. */
export const usage = [
  { key: 'NSCameraUsageDescription', inTemplate: 'To Take Photos and Video', words: 'Scan the code of a product' },
  { key: 'NSLocationWhenInUseUsageDescription', inTemplate: 'Allow Geolocation?', words: 'Find shops near you' },
  {
    key: 'NSPhotoLibraryAddUsageDescription',
    inTemplate: 'Store camera photos to camera',
    words: 'Keep your receipts',
  },
  { key: 'NSPhotoLibraryUsageDescription', inTemplate: 'To Pick Photos from Library', words: 'Choose your picture' },
] as const;

export const usageDescriptions = usage
  .map(({ key, words }) => `\t<key>${key}</key>\n\t<string>${words}</string>`)
  .join('\n');

/** The filter of the activity for links with the scheme of the app. */
export const linkFilter = `            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="@string/custom_url_scheme" />
            </intent-filter>
`;

/** The scheme of the app on iOS. */
export const linkTypes = `	<key>CFBundleURLTypes</key>
	<array>
		<dict>
			<key>CFBundleURLName</key>
			<string>com.getcapacitor.capacitor</string>
			<key>CFBundleURLSchemes</key>
			<array>
				<string>cornershop</string>
			</array>
		</dict>
	</array>`;

/** The methods of the app delegate that Push Notifications needs. */
export const pushMethods = `    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

/** The activity with a plugin of the app, registered where the version expects it. */
export function mainActivity(version: VersionName): string {
  const register = '        registerPlugin(EchoPlugin.class);';
  const create = '        super.onCreate(savedInstanceState);';
  return `package ${appId};

import android.os.Bundle;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {
    @Override
    public void onCreate(Bundle savedInstanceState) {
${(version === 'v3' ? [create, register] : [register, create]).join('\n')}
    }
}
`;
}

export const echoPlugin = `package ${appId};

import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;

@CapacitorPlugin(name = "Echo")
public class EchoPlugin extends Plugin {
    @PluginMethod
    public void echo(PluginCall call) {
        JSObject result = new JSObject();
        result.put("value", call.getString("value", ""));
        call.resolve(result);
    }
}
`;

/** Parts of lines that the app needs, which it keeps where a guide says to delete what is not used. */
export const usedParts: readonly string[] = [
  ...usage.map(({ key }) => key),
  'CFBundleURLTypes',
  '@string/custom_url_scheme',
  'READ_EXTERNAL_STORAGE',
  'WRITE_EXTERNAL_STORAGE',
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'android.hardware.location.gps',
];
