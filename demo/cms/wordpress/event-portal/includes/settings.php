<?php
/**
 * The settings of the site: one option.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

const DEFAULT_SETTINGS = array(
	/* Base addresses of event-management systems; the first is the default. */
	'hosts'    => array(),
	/* Language; empty for that of the site. */
	'locale'   => '',
	/* Address of the folder with the script; empty for the copy in the plugin. */
	'base'     => '',
	/* Whether browsers compare the files with the hashes of the plugin's copy. */
	'sri'      => false,
	/* Settings of the elements as JSON, such as the theme. */
	'settings' => '',
);

/** Returns the settings of this site. */
function settings(): array {
	$stored = get_option( OPTION );
	return array_merge( DEFAULT_SETTINGS, is_array( $stored ) ? $stored : array() );
}

/** Returns the language of the elements: that of the settings, else that of the site if it exists, else English. */
function locale(): string {
	$chosen = settings()['locale'];
	if ( '' !== $chosen ) {
		return $chosen;
	}
	$language = substr( get_locale(), 0, 2 );
	return in_array( $language, locales(), true ) ? $language : 'en';
}

/** Returns the languages that the elements know. */
function locales(): array {
	return elements()['event-portal']['attributes']['locale']['choices'];
}

/** Returns the plugin's own folder and hashes, as the build has written them. */
function bundle(): array {
	static $bundle = null;
	if ( null === $bundle ) {
		$bundle = wp_json_file_decode( __DIR__ . '/../bundle.json', array( 'associative' => true ) );
	}
	return $bundle;
}

/** Returns the address of the folder with the script, with a slash at its end. */
function base(): string {
	$base = settings()['base'];
	return trailingslashit( '' === $base ? plugins_url( bundle()['folder'], PLUGIN_FILE ) : $base );
}

add_action(
	'admin_init',
	function () {
		register_setting(
			OPTION,
			OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => __NAMESPACE__ . '\read_settings',
				'default'           => DEFAULT_SETTINGS,
			)
		);
	}
);

/**
 * Reads the form of the settings page. Nothing is stored if anything is wrong: the form then keeps what was entered.
 *
 * @param mixed $input What the form has sent, or settings that were read before.
 */
function read_settings( $input ): array {
	$input  = is_array( $input ) ? $input : array();
	$text   = static function ( string $name ) use ( $input ): string {
		return is_string( $input[ $name ] ?? null ) ? trim( $input[ $name ] ) : '';
	};
	$hosts  = $input['hosts'] ?? '';
	$hosts  = is_array( $hosts ) ? $hosts : preg_split( '/\s+/', (string) $hosts, -1, PREG_SPLIT_NO_EMPTY );
	$read   = array(
		'hosts'    => array_values( array_unique( array_map( 'untrailingslashit', array_filter( $hosts, 'is_string' ) ) ) ),
		'locale'   => $text( 'locale' ),
		'base'     => $text( 'base' ),
		'sri'      => ! empty( $input['sri'] ),
		'settings' => $text( 'settings' ),
	);
	$faults = faults_of( $read );
	if ( array() === $faults ) {
		return $read;
	}
	foreach ( $faults as $name => $message ) {
		add_settings_error( OPTION, $name, $message );
	}
	set_transient( refused_key(), $read, MINUTE_IN_SECONDS );
	return settings();
}

/** Returns the name of the transient with what this person has entered and what was refused. */
function refused_key(): string {
	return OPTION . '_refused_' . get_current_user_id();
}

/**
 * Returns what is wrong with settings.
 *
 * @return array<string, string> Messages by the name of the setting.
 */
function faults_of( array $read ): array {
	$faults = array();
	foreach ( $read['hosts'] as $host ) {
		if ( ! is_web_address( $host ) ) {
			/* translators: %s: what was entered. */
			$faults['hosts'] = sprintf( __( 'The event-management system “%s” is not an address that begins with https:// or http://. Nothing was saved.', 'event-portal' ), esc_html( $host ) );
		}
	}
	if ( '' !== $read['base'] && ! is_web_address( $read['base'] ) ) {
		/* translators: %s: what was entered. */
		$faults['base'] = sprintf( __( 'The address of the files “%s” does not begin with https:// or http://. Nothing was saved.', 'event-portal' ), esc_html( $read['base'] ) );
	}
	if ( '' !== $read['locale'] && ! in_array( $read['locale'], locales(), true ) ) {
		$faults['locale'] = __( 'This language does not exist. Nothing was saved.', 'event-portal' );
	}
	if ( '' !== $read['settings'] && ! is_object( json_decode( $read['settings'] ) ) ) {
		$faults['settings'] = __( 'The settings are not a JSON object, as in {"theme": {"light": {"primary": "#7a1f3d"}}}. Nothing was saved.', 'event-portal' );
	}
	return $faults;
}
